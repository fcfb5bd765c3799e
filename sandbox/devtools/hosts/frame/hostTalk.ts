import { bytesOf } from '../base64'
import type { Driver } from '../host/driver/createDriver'
import type { Bridge, Fields, Platform, Problem, WireRequest, WireUpload } from '../protocol'
import type { Conditions } from './conditions'
import { make } from './dom'
import type { PhoneFiles } from './files'
import type { PhoneNetwork } from './network'
import { paySheet } from './payment'
import { type PickerOptions, pick, showRows } from './picker'
import { FaceRecording } from './recordFace'
import { report } from './report'
import { sampleAddress } from './samples'
import { settingsSheet } from './settingsSheet'
import { actionSheet, loading, modal, sheet, toast } from './sheets'
import type { DeviceStorage } from './storage'
import { say } from './texts'
import { showDocument, showPictures } from './viewers'

/** The page in front, as the host tells it. */
export interface FrontPage {
  route: string
  query: Record<string, string>
  title: string
  depth: number
  /** Whether the host writes over the page in white; undefined where the host chooses it by what lies under its texts. */
  isTextWhite?: boolean
}

/** A tab as the host tells it. */
export interface ToldTab {
  pagePath: string
  text: string
  badge?: string
  dot?: boolean
}

/** What surrounds the host of a mini-program. */
interface Surroundings {
  platform: Platform
  conditions: Conditions
  network: PhoneNetwork
  files: PhoneFiles
  storage: DeviceStorage
  driver(): Driver | undefined
  onPage(page: FrontPage): void
  onTabs(tabs: readonly ToldTab[], isVisible: boolean): void
  onPull(distance: number, isRefreshing: boolean): void
  /** The app has drawn something. */
  onDrawn(): void
}

/** Answers what the host of a mini-program asks a person, and draws what it tells. */
export function hostTalk(around: Surroundings): Bridge {
  const { platform, conditions, network, files, storage } = around
  const recording = new FaceRecording(conditions)
  const answers: Record<string, (...args: never[]) => unknown> = {
    request: (wire: WireRequest) => network.request(wire),
    upload: (wire: WireUpload) => network.upload(wire),
    abort: (id: number) => network.abort(id),
    isOnline: () => conditions.network !== 'offline',
    choose: (count: number, isCamera: boolean) => files.choose(isCamera ? 1 : count),
    camera: async (kind: 'picture' | 'clip') =>
      kind === 'picture' ? (await files.sample('face')).path : files.keep(await recording.stop(), '.webm'),
    recordingStarts: () => recording.start(),
    cameraView: () => sampleAddress(conditions, 'face'),
    permission: (name: keyof Conditions['permissions']) => conditions.permissions[name],
    readFile: (path: string) => files.read(path),
    writeFile: (path: string, base64: string) => files.write(path, base64),
    keepFile: (base64: string) => files.keep(bytesOf(base64)),
    removeFile: (path: string) => files.remove(path),
    pay: (params: Fields) => paySheet(platform, params, conditions.pay),
    modal: async (options: Fields, isAlert: boolean) => {
      const confirm = await modal(modalTexts(options, isAlert))
      return { confirm, cancel: !confirm }
    },
    actions: (items: string[]) => actionSheet(items),
    pick: (options: PickerOptions) => pick(options),
    pickRows: (options: PickerOptions) => showRows(options),
    subscribe: (templates: string[]) =>
      modal({ title: say('subscribe'), content: templates.join('\n'), confirm: say('allow'), cancel: say('refuse') }),
    settings: () => settingsSheet(conditions),
    phoneNumber: () => askNumber(conditions),
    share: () => share(around.driver()),
    privacyGuide: () => void modal({ title: say('privacyGuide'), content: '', confirm: say('close') }),
    chat: (about: string) => void modal({ title: say('chat'), content: about, confirm: say('close') }),
    toast: ({ title, content, duration }: Fields) => toast(String(title ?? content ?? ''), Number(duration ?? 1500)),
    hideToast: () => toast(''),
    showLoading: ({ title, content }: Fields) => loading(String(title ?? content ?? say('loading'))),
    hideLoading: () => loading(undefined),
    previewImage: ({ urls, current }: { urls: string[]; current?: string | number }) =>
      showPictures(urls, typeof current === 'number' ? current : Math.max(0, urls.indexOf(current ?? ''))),
    document: (path: string) => showDocument(bytesOf(files.read(path) ?? '')),
    store: (values: Record<string, string>) => storage.write(values),
    page: (page: FrontPage) => around.onPage(page),
    tabs: (tabs: ToldTab[], isVisible: boolean) => around.onTabs(tabs, isVisible),
    pull: (distance: number, isRefreshing: boolean) => around.onPull(distance, isRefreshing),
    weight: (bytes: number, nodes: number) => {
      report({ type: 'weight', bytes, nodes })
      around.onDrawn()
    },
    problem: ({ kind, message, page }: Problem) =>
      report({ type: 'error', message: `${kind}: ${message}${page ? ` (${page})` : ''}` }),
  }
  return async (name, args) => answers[name]?.(...(args as never[]))
}

/** The texts of a dialog; each platform has names of its own for them. */
export function modalTexts(options: Fields, isAlert: boolean): Parameters<typeof modal>[0] {
  const text = (...names: string[]): string => String(names.map((name) => options[name]).find(Boolean) ?? '')
  const hasCancel = !isAlert && options.showCancel !== false
  return {
    title: text('title'),
    content: text('content', 'message'),
    confirm: text('confirmText', 'confirmButtonText', 'buttonText') || say('confirm'),
    ...(hasCancel && { cancel: text('cancelText', 'cancelButtonText') || say('cancel') }),
  }
}

/** Asks which phone number the host gives to the app; none where the person refuses. */
const askNumber = ({ person }: Conditions): Promise<string | undefined> =>
  sheet<string | undefined>('is-bottom', undefined, (answer) => {
    const field = make('input', { type: 'tel', value: person || '13800138001', 'aria-label': say('phoneTitle') })
    return make(
      'div',
      { class: 'actions', role: 'dialog', 'aria-modal': 'true', 'aria-label': say('phoneTitle') },
      make('h2', {}, say('phoneTitle')),
      field,
      make('button', { class: 'is-main', click: () => answer(field.value) }, say('allow')),
      make('button', { class: 'is-cancel', click: () => answer(undefined) }, say('refuse')),
    )
  })

/** The host's sheet for sharing: shows what the page gives to it. */
export async function share(driver: Driver | undefined): Promise<void> {
  const card = (driver?.page('onShareAppMessage', { from: 'button' }) ?? {}) as { title?: string; path?: string }
  const isSent = await modal({
    title: say('share'),
    content: [card.title, card.path].filter(Boolean).join('\n'),
    confirm: say('share'),
    cancel: say('cancel'),
  })
  if (isSent) toast(say('shared'))
}
