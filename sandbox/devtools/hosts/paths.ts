/** Addresses of the page and its frames, which the server answers and their scripts ask. */
export const paths = {
  page: '/sandbox/hosts',
  pageScript: '/sandbox/hosts/page.js',
  pageStyle: '/sandbox/hosts/page.css',
  frame: '/sandbox/hosts/frame',
  script: '/sandbox/hosts/frame.js',
  style: '/sandbox/hosts/frame.css',
  /** The host of mini-programs, for the window inside a phone. */
  program: '/sandbox/hosts/window.js',
  window: '/sandbox/hosts/window',
  package: '/sandbox/hosts/package',
  build: '/sandbox/hosts/build',
  /** In place of the provider's page, which refuses to be shown in a frame. */
  provider: '/sandbox/hosts/provider',
} as const
