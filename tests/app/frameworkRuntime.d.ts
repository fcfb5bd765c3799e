/** Taro publishes no types for the part of its React plugin that runs in the app. */
declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type { AppInstance } from '@tarojs/runtime'
  import type { AppConfig } from '@tarojs/taro'
  import type { ComponentType } from 'react'

  export function createReactApp(app: ComponentType, react: object, dom: object, config: AppConfig): AppInstance
}
