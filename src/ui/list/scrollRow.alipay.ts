import type { ScrollRow } from './scrollRowPort'

/** Alipay's ScrollView has neither property. */
export const scrollRow: ScrollRow = { plain: {}, flex: {} }
