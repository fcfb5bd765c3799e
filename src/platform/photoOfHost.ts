import Taro from '@tarojs/taro'
import type { PhotoEnd } from './choosePhotoPort'

/** What the hosts of mini-programs tell about a picture, and about why there is none. */

/** The picture at a temporary path, with what the host reads of its bytes. A file that it cannot read has no type. */
export async function photoAt(path: string | undefined, size: number | undefined): Promise<PhotoEnd> {
  if (path === undefined) return { kind: 'cancelled' }
  const { type, width, height } = await infoOf(path)
  return { kind: 'chosen', photo: { file: { path }, size, type, width, height } }
}

async function infoOf(src: string): Promise<{ type: string; width: number; height: number }> {
  try {
    const { type, width, height } = await Taro.getImageInfo({ src })
    return { type: (type ?? extensionOf(src)).toLowerCase(), width, height }
  } catch {
    // The host draws no such file: its format is none that a picture has.
    return { type: '', width: 0, height: 0 }
  }
}

/** Older versions of a host tell no format; their temporary paths end in it. */
const extensionOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1] ?? ''

/** Alipay's numbers: 11 is a cancelled choice, 2001 and 2002 a permission that was refused. */
const alipayCancelled = 11
const alipayDenied: readonly unknown[] = [2001, 2002]

/** Why the host gave no picture. A text that names neither a cancelled choice nor a permission is a failure. */
export function endWithout(error: unknown): PhotoEnd {
  const { errMsg, errorMessage, error: code } = (error ?? {}) as Record<string, unknown>
  const text = String(errMsg ?? errorMessage ?? '')
  if (code === alipayCancelled || /cancel/i.test(text)) return { kind: 'cancelled' }
  if (alipayDenied.includes(code) || /auth|den(?:y|ied)|permission|privacy|权限|授权/i.test(text))
    return { kind: 'denied' }
  return { kind: 'failed' }
}

/** Opens the host's permissions of this app; answers whether the camera is allowed afterwards. */
export async function askSettings(): Promise<boolean> {
  try {
    const { authSetting } = await Taro.openSetting()
    const granted = authSetting as Record<string, boolean | undefined>
    // Alipay names the camera without the prefix.
    return (granted['scope.camera'] ?? granted.camera) !== false
  } catch {
    return false
  }
}
