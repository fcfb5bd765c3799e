import type { ScrollRow } from './scrollRowPort'

/** Douyin's ScrollView has neither property. */
export const scrollRow: ScrollRow = { plain: {}, flex: {} }
