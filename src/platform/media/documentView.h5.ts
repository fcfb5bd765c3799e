import type { DocumentViewPort } from './documentViewPort'

/** The browser's own viewer in another window; `path` is a blob address. */
export const documentView: DocumentViewPort = {
  opensAtOnce: false,
  offersFile: true,

  show: async (path) => window.open(path, '_blank') !== null,
}
