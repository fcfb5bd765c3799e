import type { SaveFilePort } from './saveFilePort'

/** The browser's own download; `path` is a blob address. */
export const saveFile: SaveFilePort = {
  way: 'save',

  async hand(path, name) {
    const link = document.createElement('a')
    link.href = path
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
    return true
  },

  forget: (path) => URL.revokeObjectURL(path),
}
