import type { OcrInfo } from '@/contract/identity/idCard'
import { qrCode } from '@/lib/qrCode'

/**
 * The code that is printed on sample cards: a QR code with what the card says. Reading the print itself in every light needs a model of many
 * megabytes; with a code the reader still depends on the pixels, and a picture in which a person could read nothing cannot be read either.
 */

export type CardFront = Pick<OcrInfo, 'name' | 'idNumber' | 'sex' | 'nation' | 'birthday' | 'address'>
export type CardBack = Pick<OcrInfo, 'issuer' | 'validFrom' | 'validUntil'>

/** What a code says: one side of an ID card, or a bank card. */
export type CardContent =
  | { kind: 'front'; front: CardFront }
  | { kind: 'back'; back: CardBack }
  | { kind: 'bank'; cardNumber: string }

/** A card is 1012 × 638, the proportions of ISO 7810. */
export const CARD = { width: 1012, height: 638 } as const

/** Where the code is printed on the card, without its quiet zone. */
export const CODE_PLACE = { left: 668, top: 288, side: 300 } as const

const marks = { front: 'IDF1', back: 'IDB1', bank: 'BNK1' } as const

function fieldsOf(content: CardContent): string[] {
  switch (content.kind) {
    case 'front': {
      const { name, idNumber, sex, nation, birthday, address } = content.front
      return [name, idNumber, sex, nation, birthday, address]
    }
    case 'back':
      return [content.back.issuer, content.back.validFrom, content.back.validUntil]
    case 'bank':
      return [content.cardNumber]
  }
}

/** The code of a card, dark is true. Its text is UTF-8, of which a QR code takes the bytes. */
export function codeOf(content: CardContent): boolean[][] {
  const text = [marks[content.kind], ...fieldsOf(content)].join('|')
  return qrCode(Buffer.from(text, 'utf8').toString('latin1'))
}

/** What the bytes of a code say; undefined for a code that is not a card's. */
export function contentOf(bytes: readonly number[]): CardContent | undefined {
  const [mark, ...fields] = Buffer.from(bytes).toString('utf8').split('|')
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = fields
  if (mark === marks.front && fields.length === 6) {
    const sex = third === 'female' ? 'female' : 'male'
    return {
      kind: 'front',
      front: { name: first, idNumber: second, sex, nation: fourth, birthday: fifth, address: sixth },
    }
  }
  if (mark === marks.back && fields.length === 3) {
    return { kind: 'back', back: { issuer: first, validFrom: second, validUntil: third } }
  }
  return mark === marks.bank && fields.length === 1 ? { kind: 'bank', cardNumber: first } : undefined
}
