/** Style of the shell page. */
export const shellStyle = `
.shell { display: grid; grid-template-columns: 390px minmax(0, 1fr); gap: 32px; margin-top: 24px; align-items: start }
.phone { position: relative; display: flex; flex-direction: column; width: 390px; height: 844px; overflow: hidden;
  border: 1px solid var(--line); border-radius: 28px; background: #fff; box-shadow: 0 12px 40px rgb(22 32 46 / 12%) }
.phone iframe { flex: 1; width: 100%; border: 0 }
.native-bar { position: relative; padding: 12px 48px; overflow: hidden; text-align: center; text-overflow: ellipsis; white-space: nowrap; border-bottom: 1px solid var(--line) }
.native-bar button { position: absolute; top: 0; left: 0; width: 44px; height: 100%; min-height: 0; padding: 0; border: 0; background: none; color: inherit; font-size: 24px }
.native-bar[hidden] { display: none }
.native-page { position: absolute; inset: 0; display: flex; flex-direction: column; gap: 16px; align-items: center; justify-content: center;
  padding: 24px; background: #fff; overflow-wrap: anywhere; text-align: center }
.native-page[hidden] { display: none }
.native-page b { font-size: 18px }
.open { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 12px; align-items: end }
.open label, #shell-raw { display: flex; flex-direction: column; gap: 4px; color: var(--soft); font-size: 13px }
#shell-raw { margin-top: 12px; gap: 8px; align-items: start }
select, input:not([type=checkbox]), textarea { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 12px;
  background: #fff; color: var(--ink); font: inherit }
.open button { justify-content: center }
#shell-mode { width: auto }
#shell-log { max-height: 360px; padding: 12px 16px; overflow: auto; border: 1px solid var(--line); border-radius: 16px; background: #fff;
  font: 12px/1.7 ui-monospace, monospace; list-style: none; overflow-wrap: anywhere }
#shell-log:empty::before { content: "…" }
#shell-log [data-way=in] { color: var(--deep) }
@media (max-width: 900px) { .shell { grid-template-columns: minmax(0, 1fr) } .phone { width: 100% } }
`
