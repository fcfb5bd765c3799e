import { inLanguage, type Lang } from '../../language'
import { html } from '../../pages/html'
import type { HostName } from './page/messages'
import { paths } from './paths'

/** The names that people know the hosts by. */
const names: Record<HostName, { zh: string; en: string }> = {
  h5: { zh: 'H5 浏览器', en: 'H5 browser' },
  weapp: { zh: '微信小程序', en: 'WeChat mini-program' },
  alipay: { zh: '支付宝小程序', en: 'Alipay mini-program' },
  tt: { zh: '抖音小程序', en: 'Douyin mini-program' },
}

/** `/sandbox/hosts/frame/<host>`: a phone that fills its window and runs the app as the host does; its script draws it, and talks to the page of this origin alone. */
export function framePage(host: HostName, pageOrigin: string, lang: Lang): string {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${inLanguage(names[host], lang)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${paths.style}">
<script src="${paths.script}" defer></script>
</head>
<body data-host="${host}" data-page="${pageOrigin}" data-name="${inLanguage(names[host], lang)}"></body>
</html>`.text
}

/** The provider's page inside the phone of H5: empty, since the phone decides as the bar has set it. */
export const providerPage = (lang: Lang): string =>
  html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${inLanguage({ zh: '支付', en: 'Payment' }, lang)}</title></head><body></body></html>`
    .text

/** The window inside the phone, in which a mini-program runs; its host draws everything in it. */
export const windowPage = (lang: Lang): string =>
  html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><script src="${paths.program}"></script></head>
<body></body>
</html>`.text
