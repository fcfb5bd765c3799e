/** Style of the sandbox's own pages. */
export const pageStyle = `
:root { --ink: #16202e; --soft: #5a6677; --line: #e6eaf0; --main: #12a150; --deep: #0a7a3b; --ground: #f4f6f9; color-scheme: light }
* { box-sizing: border-box; margin: 0 }
body { background: var(--ground); color: var(--ink); font: 15px/1.6 -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif }
a { color: var(--deep); text-decoration: none }
a:focus-visible, button:focus-visible { outline: 3px solid #f5a623; outline-offset: 2px; border-radius: 8px }
.bar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: center; justify-content: space-between;
  padding: 10px 24px; background: #fff; border-bottom: 1px solid var(--line) }
.bar strong { font-size: 17px }
.bar nav { display: flex; flex-wrap: wrap; gap: 4px 20px }
.bar a { padding: 10px 0 }
main { max-width: 1080px; margin: 0 auto; padding: 32px 24px 64px }
h1 { font-size: 28px; line-height: 1.3; letter-spacing: -.3px }
h2 { font-size: 18px; margin: 36px 0 14px }
.lead { color: var(--soft); margin-top: 6px; max-width: 64ch }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(310px, 1fr)); gap: 16px; padding: 0; list-style: none }
.card { background: #fff; border: 1px solid var(--line); border-radius: 16px; padding: 18px; display: flex; flex-direction: column; gap: 12px }
.who { display: flex; gap: 14px; align-items: center }
.who img { width: 48px; height: 48px; border-radius: 50%; background: var(--ground) }
.who b { display: block; font-size: 16px }
.number { font-variant-numeric: tabular-nums; color: var(--soft) }
.note { flex: 1 }
.actions { display: flex; flex-wrap: wrap; gap: 8px }
button, .button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border: 1px solid var(--line); border-radius: 22px;
  background: #fff; color: var(--ink); font: inherit; font-weight: 600; cursor: pointer }
button:hover, .button:hover { border-color: var(--main) }
.first { background: var(--main); border-color: var(--main); background: var(--deep); color: #fff }
.danger { color: #b3261e }
.message { background: #fff; border: 1px solid var(--line); border-radius: 16px; padding: 16px 18px; margin-bottom: 12px;
  display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; align-items: center }
.message time, .message .to { color: var(--soft); font-size: 13px }
.code { font-size: 30px; font-weight: 700; letter-spacing: 3px; font-variant-numeric: tabular-nums }
.message .text { grid-column: 1 / -1 }
.notification { background: #fff; border: 1px solid var(--line); border-left: 4px solid #8a94a3; border-radius: 12px; padding: 14px 18px; margin-top: 12px }
.notification.applied { border-left-color: var(--main) }
.notification .from { color: var(--soft); font-size: 13px; margin-left: 8px }
.notification pre { margin-top: 8px; font-size: 12px; white-space: pre-wrap; overflow-wrap: anywhere }
form.fields { margin-top: 20px; max-width: 420px }
.fields p { margin: 12px 0 }
.fields input { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 10px; background: #fff; color: var(--ink); font: inherit }
section.card { margin-top: 20px } section.card h2 { margin: 0 }
.empty { text-align: center; padding: 64px 0; color: var(--soft) }
ul.plain { padding-left: 20px; color: var(--soft) }
ul.plain li { margin: 4px 0 }
code { background: #e9eef4; border-radius: 6px; padding: 2px 6px; font-size: 13px; overflow-wrap: anywhere }
.done { background: #e5f6ec; border-radius: 12px; padding: 12px 16px; margin-bottom: 20px; color: var(--deep) }
.funnel { list-style: none; padding: 16px 18px; background: #fff; border: 1px solid var(--line); border-radius: 16px }
.funnel li { display: grid; grid-template-columns: 8em 1fr 3em 4em; gap: 12px; align-items: center; min-height: 36px }
.funnel meter { width: 100%; height: 14px }
.funnel b { text-align: right; font-variant-numeric: tabular-nums }
small { color: var(--soft) }
.scroll { overflow-x: auto; background: #fff; border: 1px solid var(--line); border-radius: 16px }
table { width: 100%; border-collapse: collapse; font-size: 13px }
th, td { padding: 10px 14px; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top }
th { color: var(--soft); font-weight: 600; white-space: nowrap }
td small { display: block; overflow-wrap: anywhere }
td.what { overflow-wrap: anywhere; max-width: 36ch }
@media (max-width: 480px) { main { padding: 24px 16px 48px } .bar { padding: 8px 16px } }
`

/** Script of the sandbox's own pages: copying, and an inbox that keeps itself fresh. */
export const pageScript = `
document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]')
  if (!button) return
  await navigator.clipboard.writeText(button.dataset.copy)
  const words = button.textContent
  button.textContent = button.dataset.done
  setTimeout(() => { button.textContent = words }, 1200)
})
const inbox = document.querySelector('[data-fresh]')
if (inbox) {
  setInterval(async () => {
    if (document.hidden) return
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => undefined)
    if (!answer || !answer.ok) return
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-fresh]')
    if (next && next.innerHTML !== inbox.innerHTML) inbox.innerHTML = next.innerHTML
  }, 2000)
}
`
