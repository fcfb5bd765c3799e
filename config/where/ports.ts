import type { FindBridge } from '../../src/platform/bridgePort'
import type { BrightnessPort } from '../../src/platform/brightnessPort'
import type { CameraPort } from '../../src/platform/cameraPort'
import type { ChoosePhotoPort } from '../../src/platform/choosePhotoPort'
import type { DocumentViewPort } from '../../src/platform/documentViewPort'
import type { FacePort } from '../../src/platform/facePort'
import type { HostFacts } from '../../src/platform/hostPort'
import type { LocationPort } from '../../src/platform/locationPort'
import type { OneTapPort } from '../../src/platform/oneTapPort'
import type { OpenLink } from '../../src/platform/openLinkPort'
import type { PayPort } from '../../src/platform/payPort'
import type { PosterPort } from '../../src/platform/posterPort'
import type { PreviewPictures } from '../../src/platform/previewPort'
import type { SaveFilePort } from '../../src/platform/saveFilePort'
import type { TransferPort } from '../../src/platform/transferPort'
import type { OfferUpdate } from '../../src/platform/updatePort'
import type { VirtualSalePort } from '../../src/platform/virtualSalePort'
import type { ShareButtonProps } from '../../src/ui/shareButtonPort'

/** The ports of one host that the table reads, each by the name of its export. */
export interface Ports {
  brightness: BrightnessPort
  camera: CameraPort
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
  saveFile: SaveFilePort
  ShareButton: (props: ShareButtonProps) => { props: Record<string, unknown> }
  transfer: TransferPort
  virtualSale: VirtualSalePort
}

/** Where each port is, from `src`, without the ending of a host. */
export const portFiles: Record<keyof Ports, string> = {
  brightness: 'platform/brightness',
  camera: 'platform/camera',
  choosePhoto: 'platform/choosePhoto',
  documentView: 'platform/documentView',
  face: 'platform/face',
  findBridge: 'platform/bridge',
  hostFacts: 'platform/host',
  location: 'platform/location',
  offerUpdate: 'platform/update',
  oneTap: 'platform/oneTap',
  openLink: 'platform/openLink',
  pay: 'platform/pay',
  poster: 'platform/poster',
  previewPictures: 'platform/preview',
  saveFile: 'platform/saveFile',
  ShareButton: 'ui/ShareButton',
  transfer: 'platform/transfer',
  virtualSale: 'platform/virtualSale',
}

/** Ports of `src/platform` that are means of other code and no feature of their own, so that no row is about them. */
export const portsWithoutRow: readonly string[] = [
  'abort',
  'afterUpdate',
  'cameraPermission',
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
  'idleMoment',
  'keypad',
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
  'sessionStorage',
  'startQuery',
  'statusText',
  'tabBar',
  'tabLinks',
  'toast',
]

/** Ports of a folder's files, by their names, that neither a row nor the list of the others names. */
export const unlistedPorts = (files: readonly string[]): string[] => {
  const listed = [...Object.values(portFiles).map((file) => file.replace('platform/', '')), ...portsWithoutRow]
  return files
    .filter((file) => file.endsWith('Port.ts'))
    .map((file) => file.slice(0, -'Port.ts'.length))
    .filter((name) => !listed.includes(name))
}
