/** The addresses in a query: a JSON list of texts, read without a check of where they lead; a broken list is empty. */
export function picturesOf(text: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '')
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
