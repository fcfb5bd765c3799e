import { Image } from '@tarojs/components'
import { bitmapAddress } from '@/lib/bitmap'
import { qrCode } from '@/lib/qrCode'
import './QrCode.scss'

/** A text as a QR code. The background around it must be light, because it serves as the quiet zone that scanners need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return <Image className="qr-code" src={bitmapAddress(qrCode(text), 10, 10)} mode="aspectFit" aria-label={label} />
}
