import { bitmapAddress } from '@/lib/bitmap'
import { qrCode } from '@/lib/qrCode'

/** Modules of light ground that scanners need around a code. */
const quietZone = 4

/** Pixels of each module. */
const scale = 10

/** A text as a QR code: a PNG as base64, without a prefix. */
export function qrPng(text: string): string {
  const modules = qrCode(text)
  const light = (count: number) => Array<boolean>(count).fill(false)
  const blank = Array.from({ length: quietZone }, () => light(modules.length + 2 * quietZone))
  const rows = modules.map((row) => [...light(quietZone), ...row, ...light(quietZone)])
  return bitmapAddress([...blank, ...rows, ...blank], scale, scale).replace('data:image/png;base64,', '')
}
