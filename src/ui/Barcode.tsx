import { Image } from '@tarojs/components'
import { bitmapAddress } from '@/lib/bitmap'
import { code128 } from '@/lib/code128'
import './Barcode.scss'

/** A text as a Code 128 bar code over the full width; nothing where it cannot be written in it. */
export function Barcode({ text, label }: { text: string; label: string }) {
  const modules = code128(text)
  if (!modules) return null
  return <Image className="barcode" src={bitmapAddress([modules], 6, 8)} mode="scaleToFill" aria-label={label} />
}
