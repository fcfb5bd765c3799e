import type { Heard } from '@tests/e2e/outline/heard'
import { howToWrite, isWriting, keptOutline, writeOutlines } from '@tests/e2e/outline/outlineFiles'
import { outlineText } from '@tests/e2e/outline/outlineText'

interface Look {
  theme: 'xbt_h5' | 'xyfApp'
  language: 'zh-CN' | 'en'
}

/** The look whose outlines are kept: the newer theme in Chinese. */
const isKept = ({ theme, language }: Look): boolean => theme === 'xyfApp' && language === 'zh-CN'

/** What a look has in common with the kept one; in English nothing. The other theme has other states, as its name is chosen in the settings. */
function commonIn({ theme, language }: Look): (outline: string) => string {
  if (language === 'en') return () => ''
  if (theme === 'xbt_h5') return (outline) => outline.replace(/ \([a-z, ]+\)$/gm, '')
  return (outline) => outline
}

/** Compares the screens of a look with their kept outlines, or writes these. */
export function outlinesOf(look: Look): { compare(screen: string, heard: readonly Heard[]): void } {
  const outlines = new Map<string, string>()
  const common = commonIn(look)
  afterAll(() => {
    if (isWriting && isKept(look)) writeOutlines(outlines)
  })
  return {
    compare(screen, heard) {
      const outline = outlineText(heard)
      outlines.set(screen, outline)
      if (isWriting) return
      const [now, kept] = [common(outline), common(keptOutline(screen))]
      // Jest prints the lines that differ, and with them how they are written anew.
      expect(now === kept ? now : `${now}\n${howToWrite}`).toBe(kept)
    },
  }
}
