/// <reference types="@tarojs/taro" />

declare module '*.scss'
declare module '*.png' {
  const url: string
  export default url
}

/** Name of the environment this build is for; see `src/request/environment.ts`. */
declare const APP_ENV: 'development' | 'test' | 'sit' | 'qa1' | 'production'

/** What the host's own chat with customer service is opened with; empty without one. */
declare const APP_CONTACT: string

/** Host addresses and keys of the environment, filled in by the build. */
declare const APP_HOSTS: import('../config/environment').Environment['hosts']

/** Version of the product, from package.json. */
declare const APP_VERSION: string

/** Hosts outside the app that its pages may open; `self` is the app's own. */
declare const APP_LINK_HOSTS: readonly string[]

/** Addresses of the apps in the stores; one without a host is at the app's own. */
declare const APP_STORE_LINKS: import('../config/environment').StoreLinks

/** Templates of the reminders that this mini-program may ask to send; none on H5. */
declare const APP_TEMPLATES: import('../config/environment').Templates

/** Hosts whose pages this mini-program shows in a web view; none on H5, which opens addresses by itself. */
declare const APP_WEB_VIEW_HOSTS: readonly string[]
