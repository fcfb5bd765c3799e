import type { FastifyReply } from 'fastify'
import { policyOf } from '../http/security'
import type { Lang } from '../language'
import { Html, html } from '../pages/html'

/** How a page outside the app looks: that of a payment provider or of a bank. */
interface OutsideLook {
  colour: string
  deep: string
  title: string
  /** A line under the title. */
  note: string
}

const style = ({ colour, deep }: OutsideLook): string => `
:root{--main:${colour};--deep:${deep}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:#f3f5f8;color:#16202e;font:16px/1.5 -apple-system,"PingFang SC","Noto Sans CJK SC",sans-serif}
header{background:linear-gradient(160deg,var(--main),var(--deep));color:#fff;padding:28px 20px 84px;text-align:center}
h1{font-size:22px;font-weight:600}header p{font-size:13px;margin-top:4px}
main{max-width:440px;margin:-60px auto 32px;padding:0 16px}
section{background:#fff;border-radius:16px;padding:28px 20px;box-shadow:0 6px 24px rgb(16 32 64/.08)}
.amount{font-size:44px;font-weight:700;text-align:center;letter-spacing:-1px;font-variant-numeric:tabular-nums}
.amount small{font-size:24px;margin-right:4px}
.state{text-align:center;font-size:22px;font-weight:600}
.hint{text-align:center;color:#5a6677;margin-top:8px}
dl{margin:24px 0 4px;border-top:1px solid #eceff3}
dl div{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-bottom:1px solid #eceff3}
dt{color:#5a6677;flex:none}dd{text-align:right;overflow-wrap:anywhere}.number{font-size:13px;line-height:24px}
button,a.button{display:block;width:100%;min-height:50px;margin-top:14px;border:0;border-radius:25px;font:inherit;font-weight:600;cursor:pointer;text-align:center;line-height:50px;text-decoration:none}
.first{background:var(--main);color:#fff}.second{background:#eef1f5;color:#16202e}.third{background:none;color:#5a6677;font-weight:400}
button:focus-visible,a:focus-visible{outline:3px solid #f5a623;outline-offset:2px}
`

/** A page outside the app, on which the customer decides something and then goes back. */
export const outsidePage = (look: OutsideLook, lang: Lang, content: Html): string =>
  html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${look.title}</title>
<style>${new Html(style(look))}</style></head><body>
<header><h1>${look.title}</h1><p>${look.note}</p></header>
<main><section>${content}</section></main></body></html>`.text

/** Sends such a page; its form may only lead to where its answer redirects: the app itself, or its scheme. */
export function sendOutside(reply: FastifyReply, page: { text: string; isFound: boolean; backUrl: string }) {
  const { text, isFound, backUrl } = page
  const policy = policyOf({
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    formAction: ["'self'", ...(backUrl ? [formTarget(backUrl)] : [])],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  })
  reply.helmet({ ...policy, frameguard: { action: 'deny' }, referrerPolicy: { policy: 'no-referrer' } })
  return reply
    .code(isFound ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(text)
}

function formTarget(backUrl: string): string {
  const { origin, protocol } = new URL(backUrl)
  return origin === 'null' ? protocol : origin
}
