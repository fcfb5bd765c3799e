/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import { copyText } from '@/platform/host/clipboard.h5'

const code = '5236 9626 9616 0251'

function withClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(window.navigator, 'clipboard', { configurable: true, value: writeText && { writeText } })
}

/** A browser that copies the selection, or refuses to. */
function bySelection(works: boolean): string[] {
  const copied: string[] = []
  document.execCommand = (command) => {
    const field = document.activeElement as HTMLTextAreaElement
    expect(command).toBe('copy')
    if (works) copied.push(field.value.slice(field.selectionStart, field.selectionEnd))
    return works
  }
  return copied
}

beforeEach(() => window.localStorage.clear())

describe('copying in a browser', () => {
  it('S6 a copied text goes into the clipboard and into no storage', async () => {
    const copied: string[] = []
    withClipboard(async (text) => void copied.push(text))
    expect(await copyText(code)).toBe(true)
    expect(copied).toEqual([code])
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0])
  })

  it.each([
    ['has no clipboard', undefined],
    ['refuses', () => Promise.reject(new Error('denied'))],
  ])('S6 where a page %s it copies the selection, and leaves no element behind', async (_name, writeText) => {
    withClipboard(writeText)
    const copied = bySelection(true)
    expect(await copyText(code)).toBe(true)
    expect(copied).toEqual([code])
    expect(document.querySelector('textarea')).toBeNull()
    expect(window.localStorage.length).toBe(0)
  })

  it('the selected field is out of sight, does not move the page and opens no keyboard', async () => {
    withClipboard(undefined)
    let field: HTMLTextAreaElement | undefined
    document.execCommand = () => {
      field = document.activeElement as HTMLTextAreaElement
      return true
    }
    await copyText(code)
    expect(field?.readOnly).toBe(true)
    expect(field?.style.position).toBe('fixed')
    expect(Number.parseInt(field?.style.left ?? '', 10)).toBeLessThanOrEqual(-100)
  })

  it('returns false when nothing was copied', async () => {
    withClipboard(undefined)
    bySelection(false)
    expect(await copyText(code)).toBe(false)
  })
})
