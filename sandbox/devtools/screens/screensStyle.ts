/** Style of the pages of screens. */
export const screensStyle = `
main { max-width: 1360px }
.tabs { display: flex; gap: 4px; margin: 24px 0 0; border-bottom: 1px solid var(--line) }
.tabs a { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; padding: 0 16px; color: var(--soft); font-weight: 600; border-bottom: 3px solid transparent }
.tabs a[aria-current] { color: var(--ink); border-bottom-color: var(--main) }
.count { min-width: 24px; padding: 0 8px; border-radius: 12px; background: #e9eef4; color: var(--ink); font-size: 13px; text-align: center }
.screens { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 520px), 1fr)); gap: 20px; padding: 0; list-style: none }
.screen { display: flex; flex-direction: column; gap: 14px; min-width: 0; padding: 20px; border: 1px solid var(--line); border-radius: 20px; background: #fff }
.screen:hover { border-color: #cfd8e3; box-shadow: 0 8px 28px rgb(22 32 46 / 7%) }
.screen h3 { font-size: 18px; line-height: 1.4 }
.screen h3 span { margin-left: 6px; color: var(--soft); font-size: 14px; font-weight: 400 }
.screen header code, .change header code { background: none; padding: 0; color: var(--soft) }
.strip { display: flex; gap: 12px; margin: 0 -20px; padding: 4px 20px 8px; overflow-x: auto; list-style: none; scroll-snap-type: x proximity; scroll-padding: 20px }
.strip li { flex: none; scroll-snap-align: start }
.thumbnail { display: block; color: var(--soft); font-size: 12px; text-align: center }
.thumbnail img { display: block; width: 112px; height: 242px; border: 1px solid var(--line); border-radius: 14px; background: linear-gradient(#f7f9fb, #eef2f6);
  object-fit: cover; object-position: top; color: transparent; transition: border-color .15s }
.thumbnail.is-wide img { width: 340px }
.thumbnail span { display: block; margin-top: 6px }
.thumbnail:hover img, .thumbnail:focus-visible img { border-color: var(--main) }
.no-picture { display: grid; place-items: center; height: 96px; border: 1px dashed #c9d1dc; border-radius: 14px; color: var(--soft) }
.large-picture:focus-visible { outline: 3px solid #f5a623; outline-offset: 1px }
.states { display: flex; flex-wrap: wrap; gap: 6px; padding: 0; list-style: none; font-size: 13px }
.states li { padding: 2px 10px; border: 1px dashed #c9d1dc; border-radius: 12px; color: var(--soft) }
.states .is-shown { border: 1px solid #bfe5cf; background: #e5f6ec; color: var(--deep) }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.facts { flex: 1; display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; align-content: start; font-size: 14px }
.facts dt { color: var(--soft) }
.facts dd { overflow-wrap: anywhere }
.note-box { display: flex; flex-direction: column; gap: 12px; align-items: start; margin-top: 20px; padding: 16px 20px; border: 1px solid #f0d9a8; border-radius: 14px; background: #fff8e8 }
p.note-box { display: block }
.summary { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; justify-content: space-between; margin-top: 20px; padding: 16px 20px; border: 1px solid var(--line); border-radius: 16px; background: #fff }
.summary ul { display: flex; flex-wrap: wrap; gap: 8px 28px; padding: 0; list-style: none; color: var(--soft); font-size: 14px }
.summary b { display: block; color: var(--ink); font-size: 24px; line-height: 1.2; font-variant-numeric: tabular-nums }
.done { margin-top: 20px }
.change { margin-top: 20px; padding: 20px; border: 1px solid var(--line); border-radius: 20px; background: #fff }
.change h2 { margin: 0; font-size: 18px }
.change h2 small { margin-left: 6px; font-size: 14px; font-weight: 400 }
.change p { margin-top: 6px; font-variant-numeric: tabular-nums }
.kind { padding: 2px 10px; border-radius: 12px; background: #fdecd2; color: #7a4b00; font-size: 13px; font-weight: 600 }
[data-kind=new] .kind { background: #e5f6ec; color: var(--deep) }
[data-kind=missing] .kind, [data-kind=unreadable] .kind { background: #fbe4e2; color: #8f1d16 }
.columns { display: grid; grid-template-columns: repeat(3, minmax(0, 260px)); gap: 0 20px; max-height: 660px; margin-top: 16px; overflow-y: auto }
.columns .thumbnail { display: flex; flex-direction: column }
.columns .thumbnail img { width: 100%; height: auto; min-height: 200px; border-radius: 0 0 14px 14px }
.columns .thumbnail span { position: sticky; top: 0; order: -1; margin: 0; padding: 4px 0 8px; background: #fff; color: var(--ink); font-size: 14px; font-weight: 600 }
.large { width: min(96vw, 1320px); height: 94vh; max-width: none; max-height: none; margin: auto; padding: 0; border: 0; border-radius: 20px; background: var(--ground) }
.large[open] { display: flex; flex-direction: column }
.large::backdrop { background: rgb(22 32 46 / 70%) }
.large header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; padding: 12px 20px; border-bottom: 1px solid var(--line); background: #fff }
.large-picture { flex: 1; min-height: 0; padding: 24px; overflow: auto; text-align: center }
.large-picture img { max-width: 100%; border-radius: 16px; box-shadow: 0 12px 40px rgb(22 32 46 / 16%) }
@media (max-width: 720px) {
  .columns { gap: 0 8px }
}
`
