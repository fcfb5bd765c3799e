import { bytesOf } from '../../base64'
import type { Fields } from '../../protocol'
import { builtinName, type ViewNode, walk } from '../framework'
import { treeOf } from '../pages'
import { type HostApi, HostFailure } from './hostApi'
import { pictureFacts } from './pictureFacts'

/** What a 2D context can do on every host. Anything else is missing on purpose, so that using it is an error. */
const METHODS =
  `arc arcTo beginPath bezierCurveTo clearRect clip closePath drawImage fill fillRect fillText lineTo measureText moveTo
  quadraticCurveTo rect restore rotate save scale setTransform stroke strokeRect strokeText translate`.split(/\s+/)

/** What a canvas is before the app gives it a size. */
const DEFAULT_SIZE = { width: 300, height: 150 }

const canvases = new WeakMap<ViewNode, object>()

/** `canvasToTempFilePath` of a canvas that is drawn on like a browser's: Douyin has it for its older kind alone, Alipay on the canvas. */
export function addCanvas(host: HostApi): void {
  host.async('canvasToTempFilePath', async ({ canvas }) => {
    const name = 'canvasToTempFilePath:fail'
    if (host.machine.pkg.platform !== 'weapp') throw new HostFailure(`${name} canvasId is required`)
    if (!canvas) throw new HostFailure(`${name} fail canvas is empty`)
    const { width, height } = canvas as { width: number; height: number }
    return { tempFilePath: await host.machine.bridge('keepFile', [pngOf(width, height)]) }
  })
}

/** The canvas that a selector finds on the page in front; undefined where there is none of type `2d`. */
export function canvasNode(host: HostApi, selector: string): object | undefined {
  const page = host.machine.pages.top
  let found: ViewNode | undefined
  if (page)
    walk(treeOf(page), (node) => {
      if (builtinName(node) === 'canvas' && `#${node.id}` === selector && node.data?.type === '2d') found = node
    })
  if (!found) return undefined
  const canvas = canvases.get(found) ?? makeCanvas(host)
  canvases.set(found, canvas)
  return canvas
}

/** A canvas that records what is drawn on it, since jsdom draws nothing. */
function makeCanvas(host: HostApi): object {
  const { machine } = host
  const record = (name: string, args: unknown[]) => {
    machine.recorder.call(`CanvasContext.${name}`, args).ok = true
  }
  const gradient = { addColorStop: (...args: unknown[]) => record('addColorStop', args) }
  const context: Fields = { createLinearGradient: () => gradient }
  for (const name of METHODS) context[name] = (...args: unknown[]) => record(name, args.map(plain))
  const canvas = {
    ...DEFAULT_SIZE,
    getContext: (type: string) => (type === '2d' ? context : null),
    createImage: () => makeImage(host),
    toDataURL: () => `data:image/png;base64,${pngOf(canvas.width, canvas.height)}`,
    ...(host.isAlipay && {
      toTempFilePath: ({ success }: { success?(answer: object): void }) =>
        void machine
          .bridge('keepFile', [pngOf(canvas.width, canvas.height)])
          .then((path) => machine.recorder.guard(() => success?.({ tempFilePath: path, apFilePath: path }))),
    }),
  }
  return canvas
}

/** Pictures are recorded by their address. */
const plain = (arg: unknown): unknown => (typeof arg === 'object' && arg !== null && 'src' in arg ? arg.src : arg)

/** A picture of a canvas: it loads what its address holds, and fails for anything that is no PNG or JPEG. */
function makeImage({ machine }: HostApi): object {
  let src = ''
  const image = {
    width: 0,
    height: 0,
    onload: undefined as (() => void) | undefined,
    onerror: undefined as ((error: object) => void) | undefined,
    get src() {
      return src
    },
    set src(next: string) {
      src = next
      void load(next).then((facts) => {
        Object.assign(image, facts && { width: facts.width, height: facts.height })
        machine.recorder.guard(() => (facts ? image.onload?.() : image.onerror?.({ errMsg: `no image at ${next}` })))
      })
    },
  }
  const load = async (address: string) => {
    const [, inline] = /^data:image\/\w+;base64,(.+)$/.exec(address) ?? []
    if (inline) return pictureFacts(bytesOf(inline).buffer)
    const wire = { id: 0, url: address, method: 'GET', headers: {}, timeout: 10_000, binary: true }
    const answer = (await machine.bridge('request', [wire])) as { status?: number; body?: string }
    return answer.status === 200 && answer.body ? pictureFacts(bytesOf(answer.body).buffer) : undefined
  }
  return image
}

/** The first bytes of a PNG of a size, as base64: as much as a host reads of a picture. */
function pngOf(width: number, height: number): string {
  const bytes = new Uint8Array(33)
  const view = new DataView(bytes.buffer)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  view.setUint32(8, 13)
  bytes.set([0x49, 0x48, 0x44, 0x52], 12)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return btoa(String.fromCharCode(...bytes))
}
