import { isAllowedUrl } from '@/lib/url'
import type { CanFrame } from './ports'

/** A mini-program shows the hosts that its console has as domains of web views; at any other the host shows an error of its own. */
export const canFrame: CanFrame = (url) => isAllowedUrl(url, APP_WEB_VIEW_HOSTS)
