import { pinyin } from 'pinyin-pro'

/** The characters of GB 2312, all of which the certificate's font has. */
const known: ReadonlySet<string> = new Set(
  Array.from({ length: 0xf7 - 0xb0 + 1 }, (_, row) => {
    const bytes = Array.from({ length: 94 }, (_, column) => [0xb0 + row, 0xa1 + column]).flat()
    return [...new TextDecoder('gb2312').decode(Uint8Array.from(bytes))]
  }).flat(),
)

const isRare = (character: string): boolean => /\p{Script=Han}/u.test(character) && !known.has(character)

/** A name as the certificate's font can print it: a rare character as its sound, as banks write it, and the dot that the font has. */
export const printable = (name: string): string =>
  Array.from(name.replace(/·/g, '•'), (character) =>
    isRare(character) ? `（${pinyin(character, { toneType: 'none' }).toUpperCase()}）` : character,
  ).join('')
