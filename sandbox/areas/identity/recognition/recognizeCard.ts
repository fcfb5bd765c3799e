import type { CardSide, pictureRefusals } from '@/contract/identity/idCard'
import { isPicture, type Upload } from '../../../http/upload'
import type { CardBack, CardFront } from '../samples/cardCode'
import { findCard, hasPartOfCode } from './findCode'
import { greyOf, lightOf, sharpnessOf } from './measure'

type Refusal = (typeof pictureRefusals)[number]

/** Fewest pixels of the longer and the shorter side. */
const SMALLEST = { longer: 600, shorter: 380 } as const
/** Mean light below which a picture is too dark. */
const DARKEST = 60
/** Sharpness below which a picture is blurred, at the size in which it is measured. */
const SOFTEST = 60
/** Sharpness of a picture that shows hardly anything, such as a wall or a covered lens. */
const EMPTY = 0.5
const MEASURED = 800
const READ = 1000

/** What a picture of one side says, or why it cannot be read. It looks at the pixels alone, and keeps none of them. */
export async function recognizeCard(
  upload: Pick<Upload, 'bytes' | 'type'>,
  side: CardSide,
): Promise<{ refusal?: Refusal; front?: CardFront; back?: CardBack }> {
  if (!isPicture(upload)) return { refusal: 'PICTURE_NOT_CARD' }
  const grey = await greyOf(upload.bytes, READ)
  if (Math.max(grey.width, grey.height) < SMALLEST.longer || Math.min(grey.width, grey.height) < SMALLEST.shorter) {
    return { refusal: 'PICTURE_TOO_SMALL' }
  }
  if (lightOf(grey) < DARKEST) return { refusal: 'PICTURE_DARK' }
  const sharpness = sharpnessOf(await greyOf(upload.bytes, MEASURED))
  if (sharpness < EMPTY) return { refusal: 'PICTURE_NOT_CARD' }
  if (sharpness < SOFTEST) return { refusal: 'PICTURE_BLURRED' }
  const card = findCard(grey)
  if (!card) return { refusal: hasPartOfCode(grey) ? 'PICTURE_CUT' : 'PICTURE_NOT_CARD' }
  const { content, isWhole } = card
  if (content.kind === 'bank') return { refusal: 'PICTURE_NOT_CARD' }
  if (content.kind !== side) return { refusal: 'PICTURE_WRONG_SIDE' }
  if (!isWhole) return { refusal: 'PICTURE_CUT' }
  return content.kind === 'front' ? { front: content.front } : { back: content.back }
}
