import Taro from '@tarojs/taro'
import { allowedInSettings, whyRefused } from '@/platform/host/hostPermission'
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

/** Why the host gave no picture. */
export const endWithout = (error: unknown): PhotoEnd => ({ kind: whyRefused(error) })

/** Opens the host's permissions of this app; answers whether the camera is allowed afterwards. Alipay names it without the prefix. */
export const askSettings = (): Promise<boolean> => allowedInSettings(['scope.camera', 'camera'])
