import { parseHttpUrl } from '@/lib/url'

/** The addresses of pictures in a query: a JSON list. Whatever is no picture's address is left out; a broken list is empty. */
export function picturesOf(text: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '')
    return Array.isArray(list) ? list.filter(isPicture) : []
  } catch {
    return []
  }
}

const isPicture = (one: unknown): one is string =>
  typeof one === 'string' &&
  (/^\/(?![/\\])/.test(one) || /^(data:image\/|blob:)/.test(one) || parseHttpUrl(one) !== undefined)
