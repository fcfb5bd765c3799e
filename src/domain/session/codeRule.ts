/** Whether the text can be a code at all: six digits. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text.trim())

/** How a field for a code behaves in a form. */
export const codeRule = {
  problem: (text: string) => (isCode(text) ? undefined : ('invalid' as const)),
  sent: (text: string) => text.trim(),
}
