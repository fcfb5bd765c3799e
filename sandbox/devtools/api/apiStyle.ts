/** Style of the pages of calls. */
export const apiStyle = `
.calls { display: grid; gap: 8px; padding: 0; list-style: none }
.calls a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; align-items: center; padding: 12px 18px; border: 1px solid var(--line); border-radius: 14px; background: #fff; color: var(--ink) }
.calls a:hover { border-color: var(--main) }
.calls code { background: none; padding: 0 0 0 6px; color: var(--soft) }
.call-name { overflow-wrap: anywhere }
.marks { display: flex; flex-wrap: wrap; gap: 6px; justify-content: flex-end }
.mark { padding: 1px 10px; border-radius: 11px; background: #e9eef4; font-size: 12px; white-space: nowrap }
.mark[data-kind=money] { background: #fdecd2; color: #7a4b00 }
.mark[data-kind=write] { background: #e4eefb; color: #17427f }
.mark[data-origin=ours] { background: #f0e8fa; color: #56308a }
.summary-line { grid-column: 1 / -1; color: var(--soft); font-size: 13px }
.way { margin-top: 12px; color: var(--soft); font-size: 14px }
.address { margin-top: 16px }
.address code { padding: 8px 14px; border-radius: 10px; font-size: 16px }
.call-facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 12px 20px; margin-top: 20px; padding: 16px 20px; border: 1px solid var(--line); border-radius: 16px; background: #fff }
.call-facts dt { color: var(--soft); font-size: 13px }
.call-facts dd { overflow-wrap: anywhere }
.plain a { text-decoration: underline }
section h2 { margin: 32px 0 12px }
pre { max-width: 100%; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; background: #fff; font-size: 12px; line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; overflow: auto; max-height: 480px }
pre:focus-visible, .scroll:focus-visible, textarea:focus-visible, summary:focus-visible { outline: 3px solid #f5a623; outline-offset: 1px }
.raw { margin-top: 8px }
.raw summary { min-height: 44px; line-height: 44px; cursor: pointer; font-variant-numeric: tabular-nums }
.sides { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; margin-top: 16px }
.sides figcaption { margin-bottom: 6px; color: var(--soft); font-size: 13px }
.steps { display: grid; gap: 12px; padding: 0; margin-top: 12px; list-style: none }
.steps span { display: block; margin-bottom: 4px; color: var(--soft); font-size: 13px }
.try { display: grid; gap: 12px; justify-items: start }
.try .field { width: 100% }
.try textarea { width: 100%; padding: 10px 14px; border: 1px solid #c9d1dc; border-radius: 12px; background: #fff; color: var(--ink); font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace }
.try [aria-invalid] { border-color: #b3261e }
.problem { color: #b3261e }
td code { white-space: nowrap }
td small { display: inline }
.depth-1 { margin-left: 16px } .depth-2 { margin-left: 32px } .depth-3 { margin-left: 48px } .depth-4 { margin-left: 64px } .depth-5 { margin-left: 80px } .depth-6 { margin-left: 96px }
@media (max-width: 720px) {
  .calls a { grid-template-columns: minmax(0, 1fr) }
  .marks { justify-content: flex-start }
  .sides { grid-template-columns: minmax(0, 1fr) }
}
`
