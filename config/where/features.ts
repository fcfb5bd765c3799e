import type { LoadedPorts } from './loadPorts'

/** A feature and how a port tells what becomes of it on a host. */
export interface Feature {
  name: string
  /** The answer of one host's ports, as the table shows it. */
  read(ports: LoadedPorts): string | Promise<string>
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no')

/** Means of the host, as code. */
const means = (name: string): string => `\`${name}\``

const nothing = () => undefined

/**
 * What a port asks of its host while it runs, the first that `wanted` accepts; 'no' where it asks for nothing. A port that waits for an
 * answer waits for good, since this host gives none.
 */
async function askedBy(
  { host }: LoadedPorts,
  run: () => unknown,
  wanted: (name: string) => boolean = () => true,
): Promise<string | undefined> {
  host.asked.length = 0
  try {
    void Promise.resolve(run()).catch(nothing)
  } catch {
    // A port may fail on an answer that is empty; what it has asked is noted.
  }
  await new Promise((resolve) => setImmediate(resolve))
  const name = host.asked.find(wanted)
  return name === undefined ? undefined : means(name)
}

/** As `askedBy`, for a port that opens a page of the app's own where the host has no such means. */
async function askedOrOwnPage(ports: LoadedPorts, run: (openPage: () => void) => unknown): Promise<string> {
  let isOwn = false
  const name = await askedBy(ports, () =>
    run(() => {
      isOwn = true
    }),
  )
  return isOwn ? 'own page' : (name ?? 'no')
}

const place = { name: '', address: '', latitude: 0, longitude: 0 }
const share = { id: 'share', text: 'share', copyText: 'copy', address: '/' }

const contact = { id: 'contact', text: 'chat', title: 'order' }

/** Calls that ask for a permission only. */
const isPermission = (name: string) => ['authorize', 'getSetting'].includes(name)

const tool = (name: LoadedPorts['pay']['tools'][number]) => (ports: LoadedPorts) =>
  yesOrNo(ports.pay.tools.includes(name))

/** The rows of the table, in its order. */
export const features: readonly Feature[] = [
  { name: 'Pay by bank card', read: tool('DEBIT_CARD') },
  { name: 'Pay by Alipay', read: tool('ALIPAY') },
  { name: 'Pay by WeChat Pay', read: tool('WECHATPAY') },
  {
    name: 'Sheet or page of the provider',
    read: async (ports) =>
      (await askedBy(ports, () => ports.pay.openSheet({}))) ??
      (await askedBy(ports, () => ports.pay.leaveFor('https://provider.example'))) ??
      'no',
  },
  {
    name: 'Camera in the page',
    read: async (ports) => {
      const camera = ports.camera.make(nothing)
      const run = async () => {
        await camera.start()
        await camera.takePicture()
      }
      return (await askedBy(ports, run, (name) => !isPermission(name))) ?? 'no'
    },
  },
  { name: 'Opens the permission of the camera', read: ({ camera }) => yesOrNo(camera.openSettings !== undefined) },
  {
    name: 'Photo from camera or album',
    read: async (ports) => (await askedBy(ports, () => ports.choosePhoto.choose('album'))) ?? 'no',
  },
  { name: "Host's face check", read: ({ face }) => yesOrNo(face.offered) },
  {
    name: 'Document viewer',
    read: async (ports) => (await askedBy(ports, () => ports.documentView.show('file'))) ?? 'no',
  },
  {
    name: 'Picture viewer',
    read: (ports) => askedOrOwnPage(ports, (open) => ports.previewPictures(['a'], 'a', open)),
  },
  { name: 'Choose a place', read: (ports) => askedOrOwnPage(ports, (open) => ports.location.choose(open)) },
  { name: 'Show a place', read: (ports) => askedOrOwnPage(ports, (open) => ports.location.show(place, open)) },
  {
    name: 'Share',
    read: ({ ShareButton }) => (ShareButton(share).props.openType === 'share' ? "host's share" : 'link copied'),
  },
  {
    name: 'Chat of the host with customer service',
    read: ({ ContactButton }) => yesOrNo(ContactButton(contact) !== null),
  },
  { name: 'Poster is saved to', read: ({ poster }) => (poster.way === 'album' ? 'album' : 'downloads') },
  {
    name: 'Text file is',
    read: ({ saveFile }) => ({ save: 'saved', share: 'sent to a chat', copy: 'copied' })[saveFile.way],
  },
  {
    name: 'Link to another site',
    read: async (ports) => (await askedBy(ports, () => ports.openLink('https://site.example'))) ?? 'no',
  },
  {
    name: 'Link to a site that web views may show',
    read: (ports) =>
      askedOrOwnPage(ports, (open) => {
        ports.takeFrames(open)
        return ports.openLink('https://framed.example')
      }),
  },
  {
    name: 'Asks for the privacy guide of the host by its own sheet',
    read: async (ports) => (await askedBy(ports, () => ports.privacyGuide.watch(nothing))) ?? 'no',
  },
  { name: 'One-tap login', read: ({ oneTap }) => yesOrNo(oneTap.offered) },
  { name: 'Payout is accepted in the host', read: ({ transfer }) => yesOrNo(transfer.offered) },
  {
    name: 'Message of the host as a reminder',
    read: async (ports) => (await askedBy(ports, () => ports.askSubscription('template'))) ?? 'no',
  },
  { name: 'Memberships are sold on iOS', read: ({ virtualSale }) => yesOrNo(!virtualSale.isForbidden()) },
  { name: 'Full brightness for codes', read: ({ brightness }) => yesOrNo(brightness.works) },
  {
    name: 'Offers a restart after an update',
    read: async (ports) =>
      yesOrNo((await askedBy(ports, () => ports.offerUpdate(() => ({ title: '', text: '' })))) !== undefined),
  },
  { name: 'Messages to the native app', read: ({ findBridge }) => yesOrNo(findBridge() !== undefined) },
  {
    name: 'Channel that the server is told',
    read: ({ hostFacts, findBridge }) => means(hostFacts.channel(findBridge() !== undefined)),
  },
  {
    name: 'Kind of terminal that the server is told',
    read: ({ hostFacts, findBridge }) => means(hostFacts.terminalType(findBridge() !== undefined)),
  },
]
