import path from 'node:path'
import type { FindBridge } from '../../src/platform/host/bridgePort'
import type { HostFacts } from '../../src/platform/host/hostPort'
import type { LocationPort } from '../../src/platform/host/locationPort'
import type { AskSubscription, BrightnessPort, OfferUpdate, OneTapPort } from '../../src/platform/host/ports'
import type { OpenLink, TakeFrames } from '../../src/platform/links/ports'
import type { CameraPort } from '../../src/platform/media/cameraPort'
import type { ChoosePhotoPort } from '../../src/platform/media/choosePhotoPort'
import type { DocumentViewPort } from '../../src/platform/media/documentViewPort'
import type { FacePort } from '../../src/platform/media/facePort'
import type { PreviewPictures } from '../../src/platform/media/ports'
import type { PosterPort } from '../../src/platform/media/posterPort'
import type { PayPort } from '../../src/platform/pay/payPort'
import type { VirtualSalePort } from '../../src/platform/pay/ports'
import type { TransferPort } from '../../src/platform/pay/transferPort'
import type { PrivacyGuidePort } from '../../src/platform/privacy/privacyGuidePort'
import type { SaveFilePort } from '../../src/platform/storage/saveFilePort'
import type { ContactButtonProps } from '../../src/ui/action/contactButtonPort'
import type { ShareButtonProps } from '../../src/ui/action/shareButtonPort'

/** The ports of one host that the table reads, each by the name of its export. */
export interface Ports {
  askSubscription: AskSubscription
  brightness: BrightnessPort
  camera: CameraPort
  ContactButton: (props: ContactButtonProps) => unknown
  choosePhoto: ChoosePhotoPort
  documentView: DocumentViewPort
  face: FacePort
  findBridge: FindBridge
  hostFacts: HostFacts
  location: LocationPort
  offerUpdate: OfferUpdate
  oneTap: OneTapPort
  openLink: OpenLink
  pay: PayPort
  poster: PosterPort
  previewPictures: PreviewPictures
  privacyGuide: PrivacyGuidePort
  saveFile: SaveFilePort
  takeFrames: TakeFrames
  ShareButton: (props: ShareButtonProps) => { props: Record<string, unknown> }
  transfer: TransferPort
  virtualSale: VirtualSalePort
}

/** Where each port is, from `src`, without the ending of a host. */
export const portFiles: Record<keyof Ports, string> = {
  askSubscription: 'platform/host/askSubscription',
  brightness: 'platform/host/brightness',
  camera: 'platform/media/camera',
  ContactButton: 'ui/action/ContactButton',
  choosePhoto: 'platform/media/choosePhoto',
  documentView: 'platform/media/documentView',
  face: 'platform/media/face',
  findBridge: 'platform/host/bridge',
  hostFacts: 'platform/host/host',
  location: 'platform/host/location',
  offerUpdate: 'platform/host/update',
  oneTap: 'platform/host/oneTap',
  openLink: 'platform/links/openLink',
  pay: 'platform/pay/pay',
  poster: 'platform/media/poster',
  previewPictures: 'platform/media/preview',
  privacyGuide: 'platform/privacy/privacyGuide',
  saveFile: 'platform/storage/saveFile',
  takeFrames: 'platform/links/openLink',
  ShareButton: 'ui/action/ShareButton',
  transfer: 'platform/pay/transfer',
  virtualSale: 'platform/pay/virtualSale',
}

/** Ports of `src/platform` that are means of other code and no feature of their own, so that no row is about them. */
export const portsWithoutRow: readonly string[] = [
  'abort',
  'afterUpdate',
  'bodyClass',
  'cameraPermission',
  'canFrame',
  'canvasFile',
  'clipboard',
  'designScale',
  'documentLanguage',
  'faults',
  'fileUpload',
  'firstPath',
  'frame',
  'hostBar',
  'hostLanguages',
  'hostTextScale',
  'idleMoment',
  'keypad',
  'lastAnswers',
  'leave',
  'measure',
  'missingPage',
  'network',
  'pageCode',
  'pageTitle',
  'payReturn',
  'photoWork',
  'pictureAhead',
  'random',
  'screenFacts',
  'sentAhead',
  'sessionStorage',
  'startQuery',
  'statusText',
  'tabBar',
  'tabLinks',
  'toast',
]

/** The ports of a folder's files, which have a variant for a platform, that neither a row nor the list of the others names. */
export function unlistedPorts(files: readonly string[]): string[] {
  const listed = [...Object.values(portFiles).map((file) => path.basename(file)), ...portsWithoutRow]
  const ports = files.flatMap((file) => file.match(/([^/]+)\.(?:weapp|alipay|tt|h5)\.tsx?$/)?.[1] ?? [])
  return [...new Set(ports)].filter((name) => !listed.includes(name))
}
