/** Style of the page of the hosts. */
export const hostsStyle = `
body > .bar { position: static; padding: 0 24px }
main { max-width: none; padding: 8px 24px 48px }
.intro { display: flex; flex-wrap: wrap; gap: 2px 16px; align-items: baseline }
.intro h1 { font-size: 18px }
.intro .lead { margin: 0; max-width: none; font-size: 14px }
[hidden] { display: none !important }

.controls { position: sticky; top: 0; z-index: 1; margin-top: 6px; padding: 8px 16px; background: #fff; border: 1px solid var(--line); border-radius: 16px }
.row { display: flex; flex-wrap: wrap; gap: 10px 24px; align-items: center }
.controls .row { padding-bottom: 8px; border-bottom: 1px solid var(--line) }
.controls [data-restart-target] { margin-left: auto }
fieldset { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; min-width: 0; padding: 0; border: 0 }
legend { float: left; margin-right: 4px; padding: 0; color: var(--soft); font-size: 13px }
.hidden-legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }

.chip { position: relative; display: inline-flex }
.chip input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer }
.chip span { display: inline-flex; gap: 6px; align-items: center; min-height: 32px; padding: 0 12px; border: 1px solid var(--line); border-radius: 16px;
  background: #fff; color: var(--soft); font-size: 13px; font-weight: 600; white-space: nowrap }
.chip:hover span { border-color: #b9c3d0; color: var(--ink) }
.chip input:checked + span { border-color: var(--deep); background: #e5f6ec; color: #07592b }
.chip input:focus-visible + span, select:focus-visible, input:focus-visible, .entries:focus-visible { outline: 3px solid #f5a623; outline-offset: 1px }
.check { display: inline-flex; gap: 6px; align-items: center; min-height: 32px; font-size: 13px; cursor: pointer }
.check input { width: 16px; height: 16px; margin: 0; accent-color: var(--deep) }

.fields-row { display: grid; grid-template-columns: minmax(150px, 1.5fr) minmax(230px, 2.2fr) repeat(4, minmax(100px, 1fr)) auto; gap: 8px 12px;
  align-items: start; padding-top: 6px }
.field { display: flex; flex-direction: column; gap: 4px; min-width: 0 }
.field label { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.field label, .permissions legend { color: var(--soft); font-size: 12px; line-height: 18px }
.field select, .field input { width: 100%; min-width: 0; height: 36px; padding: 0 10px; border: 1px solid var(--line); border-radius: 10px;
  background: #fff; color: var(--ink); font: inherit; font-size: 14px; text-overflow: ellipsis }
.field select:hover, .field input:hover { border-color: #b9c3d0 }
.field input[aria-invalid=true] { border-color: #b3261e }
.with-button { display: flex; gap: 6px }
.beside { color: #b3261e; font-size: 12px; line-height: 16px; overflow-wrap: anywhere }
.beside:empty { display: none }
.permissions { flex-wrap: nowrap; gap: 0 10px }
.permissions legend { float: none; width: 100%; margin: 0 0 4px }
.permissions .check { min-height: 36px; font-size: 14px }
.small { min-height: 32px; padding: 0 12px; border-radius: 16px; font-size: 13px; white-space: nowrap }
.with-button .small { min-height: 36px; border-radius: 10px }

.codes { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 13px; font-variant-numeric: tabular-nums }
.codes:empty { display: none }
.sms { display: inline-flex; gap: 8px; align-items: center; color: var(--soft) }
.sms b { color: var(--ink); font-size: 15px; letter-spacing: 1px }

.phones { --scale: .8; position: relative; display: grid; grid-template-columns: repeat(var(--columns, 4), minmax(270px, 1fr)); gap: 20px; margin-top: 6px; overflow-x: auto;
  scroll-snap-type: x proximity }
.column { display: flex; flex-direction: column; gap: 2px; min-width: 0; scroll-snap-align: start }
.column header { display: flex; gap: 8px; align-items: center; min-height: 32px }
.column h2 { margin: 0; font-size: 16px }
.column header .state { margin-right: auto }
.column header .small { padding: 0 10px; border-color: transparent; background: none; color: var(--deep) }
.column header .small:hover { border-color: var(--line); background: #fff }
.state { display: inline-flex; gap: 6px; align-items: center; color: var(--soft); font-size: 13px }
.state::before { content: ""; width: 8px; height: 8px; border-radius: 50%; background: #8a94a3 }
[data-state=ready] .state::before { background: var(--main) }
[data-state=building] .state::before { background: #f5a623 }
[data-state=failed] .state { color: #b3261e }
[data-state=failed] .state::before { background: #b3261e }
.screen { height: 18px; overflow: hidden; color: var(--soft); font-size: 12px; line-height: 18px; text-overflow: ellipsis; white-space: nowrap }

.stage { display: flex; justify-content: center; padding: 0 0 14px }
.phone { position: relative; flex: none; width: calc(410px * var(--scale)); height: calc(864px * var(--scale)); overflow: clip;
  padding: calc(10px * var(--scale)); border-radius: calc(46px * var(--scale)); background: #1d2733; box-shadow: 0 4px 12px rgb(22 32 46 / 18%) }
.phone iframe { width: 390px; height: 844px; border: 0; clip-path: inset(0 1px 0 0 round 36px); background: #fff; transform: scale(var(--scale)); transform-origin: 0 0 }
.notice { position: absolute; inset: calc(10px * var(--scale)); display: flex; flex-direction: column; gap: 14px; align-items: center; justify-content: center;
  padding: 24px; border-radius: calc(36px * var(--scale)); background: #fff; text-align: center }
.notice p { max-height: 40%; overflow: auto; font-size: 13px; overflow-wrap: anywhere; white-space: pre-wrap }
[data-state=ready] .notice { display: none }
[data-state=building] .notice p { color: var(--soft) }
[data-state=failed] .notice p { color: #b3261e }
.notice [data-restart] { display: none }
[data-state=failed] .notice [data-restart] { display: inline-flex }
[data-state=failed] .spinner { display: none }
.spinner { width: 28px; height: 28px; border: 3px solid var(--line); border-top-color: var(--main); border-radius: 50%; animation: turn 1s linear infinite }
@keyframes turn { to { transform: rotate(1turn) } }
@media (prefers-reduced-motion: reduce) { .spinner { animation: none } }

.log { display: flex; flex-direction: column; min-height: 0; overflow: hidden; background: #fff; border: 1px solid var(--line); border-radius: 14px }
.log .row { flex-wrap: nowrap; gap: 4px; justify-content: space-between; padding: 8px }
.log fieldset { flex-wrap: nowrap; gap: 2px }
.log .chip span { gap: 5px; min-height: 28px; padding: 0 8px; border-color: transparent; font-size: 12px }
.log .chip b { min-width: 1ch; font-variant-numeric: tabular-nums }
.log .small { min-height: 28px; padding: 0 8px; border-color: transparent; color: var(--soft); font-size: 12px }
.sums { display: flex; gap: 8px; align-items: center; justify-content: space-between; padding: 0 14px 4px; color: var(--soft); font-size: 12px; font-variant-numeric: tabular-nums }
.sums span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.sums .check { flex: none; min-height: 24px; font-size: 12px }
.entries { height: 300px; margin: 0; padding: 0; overflow: auto; border-top: 1px solid var(--line); font-size: 12px; line-height: 18px; list-style: none }
.entries:empty::before { content: attr(data-empty); display: block; padding: 28px 14px; color: var(--soft); text-align: center }
.entries li { padding: 8px 14px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
.method { margin-right: 6px; color: var(--soft); font-weight: 600 }
.path { font-family: ui-monospace, monospace; font-size: 11.5px }
.facts { display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: center; color: var(--soft); font-variant-numeric: tabular-nums }
.status { color: var(--deep); font-weight: 600 }
.bad .status, .bad .answer, .fault { color: #b3261e }
.trace { min-height: 22px; max-width: 100%; padding: 0 6px; overflow: hidden; border-radius: 6px; background: #f4f6f9; color: var(--ink);
  font: 11px ui-monospace, monospace; overflow-wrap: anywhere }
.weight { display: flex; gap: 12px; font-variant-numeric: tabular-nums }
.weight span { color: var(--soft) }

.phones[data-alone] .column { display: grid; grid-template: "head head" "screen screen" "stage log" 1fr / auto minmax(0, 640px); gap: 6px 28px; justify-content: start }
[data-alone] header { grid-area: head }
[data-alone] .screen { grid-area: screen }
[data-alone] .stage { grid-area: stage }
[data-alone] .log { grid-area: log; align-self: start }
[data-alone] .entries { height: 640px }

@media (max-width: 1240px) {
  .fields-row { grid-template-columns: repeat(4, minmax(0, 1fr)) }
  .person, .address { grid-column: span 2 }
  .permissions { grid-column: 1 / -1 }
  .permissions legend { float: left; width: auto; margin: 0 4px 0 0; font-size: 13px; line-height: 36px }
}
@media (max-width: 720px) {
  .controls { position: static }
  main { padding: 16px 16px 40px }
  .fields-row { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .controls .row { gap: 10px }
  .controls fieldset legend { float: none; width: 100%; margin: 0 }
  .controls [data-restart-target] { margin-left: 0 }
  .phones { grid-template-columns: repeat(var(--columns, 4), 316px) }
  .phones[data-alone] .column { display: flex }
}
`
