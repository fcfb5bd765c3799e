/** Whose application for the card is refused; all others are opened. */
const refused: readonly string[] = ['13800138035']

export const isRefused = (mobile: string): boolean => refused.includes(mobile)
