import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { dateOf, monthsAfter } from '../../../beijing'
import { type IdCard, idCardOf, printedCardOf } from '../../../people/idCards'
import type { Person } from '../../../people/person'
import type { CardContent } from './cardCode'
import { cardSvg, SHEET } from './drawCard'
import { faceSvg } from './drawFace'

/** The pictures that are offered for each person. */
export const sampleKinds = ['front', 'back', 'blurred', 'dark', 'cut', 'expired', 'minor', 'bank', 'face'] as const

export type SampleKind = (typeof sampleKinds)[number]

const JPEG = { quality: 88 }

/** A photo that a phone could have taken, as JPEG. Text is drawn with the fonts of the system. */
async function photo(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: true } })
  return sharp(image.asPng()).jpeg(JPEG).toBuffer()
}

const frontOf = ({ name, idNumber, sex, nation, birthday, address }: IdCard): CardContent => ({
  kind: 'front',
  front: { name, idNumber, sex, nation, birthday, address },
})

const backOf = ({ issuer, validFrom, validUntil }: IdCard): CardContent => ({
  kind: 'back',
  back: { issuer, validFrom, validUntil },
})

/** The number of the bank card, a debit card of the sandbox's first bank, with the check digit of Luhn. */
function cardNumberOf(mobile: string): string {
  const first = `621901${mobile}0`
  const valid = [...'0123456789'].find((last) => luhn(first + last) % 10 === 0)
  return first + valid
}

const luhn = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)

/** Sixteen years ago, whenever it is asked for. */
const birthdayOfMinor = (now: Date): string => dateOf(monthsAfter(now, -16 * 12))

const drawn = new Map<string, Promise<Buffer>>()

/** A picture of one kind for a person, as JPEG, drawn at its first use. */
export function samplePicture(person: Person, kind: SampleKind, now: Date): Promise<Buffer> {
  // That of a minor is of another day tomorrow, and a birthday of this month in another month.
  const birthday = kind === 'minor' ? birthdayOfMinor(now) : printedCardOf(person, now).birthday
  const key = [person.mobile, kind, birthday].join()
  const picture = drawn.get(key) ?? draw(person, kind, now)
  drawn.set(key, picture)
  return picture
}

async function draw(person: Person, kind: SampleKind, now: Date): Promise<Buffer> {
  const card = printedCardOf(person, now)
  switch (kind) {
    case 'front':
      return photo(cardSvg(frontOf(card)))
    case 'back':
      return photo(cardSvg(backOf(card)))
    case 'expired':
      return photo(cardSvg(backOf({ ...card, validFrom: '2010-06-01', validUntil: '2020-06-01' })))
    case 'minor':
      return photo(cardSvg(frontOf(idCardOf(person, birthdayOfMinor(now)))))
    case 'blurred':
      return sharp(await samplePicture(person, 'front', now))
        .blur(9)
        .jpeg(JPEG)
        .toBuffer()
    case 'dark':
      return sharp(await samplePicture(person, 'front', now))
        .linear(0.16, 0)
        .jpeg(JPEG)
        .toBuffer()
    case 'cut':
      return sharp(await samplePicture(person, 'front', now))
        .extract({ left: 380, top: 0, width: SHEET.width - 380, height: SHEET.height })
        .jpeg(JPEG)
        .toBuffer()
    case 'bank':
      return photo(cardSvg({ kind: 'bank', cardNumber: cardNumberOf(person.mobile) }))
    case 'face':
      return photo(faceSvg())
  }
}
