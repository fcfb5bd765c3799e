import { Image } from '@tarojs/components'
import { bitmapAddress } from '@/lib/bitmap'
import { code128 } from '@/lib/code128'
import './Barcode.scss'

/** Pixels per module: sharp on a phone, and small enough for the setData of a mini-program. */
const scale = 4

/** Height divided by width: high enough that a tilted scanner still crosses every bar. */
const proportion = 0.26

/** A text as a Code 128 bar code over the full width; null if Code 128 cannot encode the text. */
export function Barcode({ text, label }: { text: string; label: string }) {
  const modules = code128(text)
  if (!modules) return null
  const height = Math.round(modules.length * scale * proportion)
  return <Image className="barcode" src={bitmapAddress([modules], scale, height)} mode="widthFix" aria-label={label} />
}
