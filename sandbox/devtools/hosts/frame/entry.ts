/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type {} from '../host/entry'
import type { HostName, ToFrame } from '../page/messages'
import { usual } from './conditions'
import { Frame } from './frame'
import { pageOrigin } from './report'

const { host = 'weapp', name = '' } = document.body.dataset
const frame = new Frame(host as HostName, name, usual())

window.addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame>) => {
  if (source === window.parent && origin === pageOrigin()) void frame.told(data)
})
void frame.begin()
