/** What any update of a screen may send to its renderer in one setData, in bytes of UTF-8 JSON; the host notes a larger one. */
export const usualBytes = 15 * 1024
