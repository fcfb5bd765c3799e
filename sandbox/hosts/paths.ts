/** Addresses of the frames, which the server answers and the script of a frame asks. */
export const paths = {
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
