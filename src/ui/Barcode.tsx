import { Image } from '@tarojs/components'
import { bitmapAddress } from '@/lib/bitmap'
import { code128 } from '@/lib/code128'
import './Barcode.scss'

/** Pixels per module: sharp on a phone, and small enough to pass to a mini-program's view. */
const scale = 4

/** Height by width; a scanner held askew still crosses every bar. */
const proportion = 0.26

/** A text as a Code 128 bar code over the full width; nothing where it cannot be written in it. */
export function Barcode({ text, label }: { text: string; label: string }) {
  const modules = code128(text)
  if (!modules) return null
  const height = Math.round(modules.length * scale * proportion)
  return (
    <Image
      className="barcode"
      src={bitmapAddress([modules], scale, height)}
      mode="widthFix"
      aria-label={label}
      nativeProps={{ alt: label }}
    />
  )
}
