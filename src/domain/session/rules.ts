/** Whether the text can be a code at all: six digits. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text.trim())
