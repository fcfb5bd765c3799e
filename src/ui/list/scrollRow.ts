import type { ScrollRow } from './scrollRowPort'

export const scrollRow: ScrollRow = {
  plain: { showScrollbar: false },
  flex: { showScrollbar: false, enableFlex: true },
}
