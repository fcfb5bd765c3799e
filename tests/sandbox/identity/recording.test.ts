import { type ClipOptions, faceClip } from '@tests/fixtures/faceClip'
import type { Challenge } from '@/contract/identity/face'
import { isStill, recordingRefusal } from '../../../sandbox/areas/identity/face/judge'
import { type Frame, parseRecording, type Recording } from '../../../sandbox/areas/identity/face/recording'
import { newChallenges } from '../../../sandbox/areas/identity/orders'

const challenges: Challenge[] = [
  { action: 'nod', seconds: 2, digits: '' },
  { action: 'read', seconds: 3, digits: '4802' },
  { action: 'blink', seconds: 2, digits: '' },
]
const asked = { challenges, actions: 'nod,read,blink', parts: '2000,3000,2000' }
const read = async (options: ClipOptions) =>
  parseRecording({ bytes: Buffer.from(await faceClip(options)), type: options.type ?? 'webm' })

describe.each(['webm', 'mp4'] as const)('R-112 a recording as %s', (type) => {
  it('has the length and the frames that its container tells', async () => {
    const recording = await read({ type, seconds: 8 })
    expect(recording?.ms).toBeGreaterThanOrEqual(7_900)
    expect(recording?.ms).toBeLessThanOrEqual(8_000)
    expect(recording?.frames).toHaveLength(80)
    expect(recording?.frames.filter(({ isKey }) => isKey)).toHaveLength(3)
    expect(recordingRefusal(recording, asked)).toBeUndefined()
  })

  it('of a photo or of one frame is still, and one that ends early is too short', async () => {
    expect(recordingRefusal(await read({ type, what: 'still' }), asked)).toBe('FACE_STILL')
    expect(recordingRefusal(await read({ type, what: 'frozen' }), asked)).toBe('FACE_STILL')
    expect(recordingRefusal(await read({ type, seconds: 4 }), asked)).toBe('FACE_TOO_SHORT')
  })

  it('that is damaged is no video, or shorter', async () => {
    const whole = await faceClip({ type })
    for (const length of [4, 12, 40, 200]) {
      const recording = await parseRecording({ bytes: Buffer.from(whole.subarray(0, length)), type })
      expect(recordingRefusal(recording, asked)).toBe('FACE_NOT_VIDEO')
    }
    const half = await parseRecording({ bytes: Buffer.from(whole.subarray(0, whole.length / 2)), type: 'webm' })
    expect(recordingRefusal(half, asked)).toMatch(/FACE_NOT_VIDEO|FACE_TOO_SHORT/)
  })
})

it('a picture is no recording', async () => {
  expect(await parseRecording({ bytes: Buffer.alloc(90), type: 'jpeg' })).toBeUndefined()
})

const frame = (size: number, isKey = false, isRepeat = false): Frame => ({ size, isKey, isRepeat })
const recordingOf = (ms: number, delta = 300): Recording => ({
  ms,
  frames: [frame(1_000, true), ...Array.from({ length: 60 }, () => frame(delta))],
})

describe('R-112 what a recording must show', () => {
  it.each([
    ['as asked', {}, 7_000, undefined],
    ['another order', { actions: 'read,nod,blink' }, 7_000, 'FACE_WRONG_ORDER'],
    ['an action missing', { actions: 'nod,read' }, 7_000, 'FACE_WRONG_ORDER'],
    ['no action', { actions: '' }, 7_000, 'FACE_WRONG_ORDER'],
    ['a part nearly long enough', { parts: '1800,2700,1800' }, 7_000, undefined],
    ['a part too short', { parts: '2000,2600,2000' }, 7_000, 'FACE_TOO_SHORT'],
    ['a part missing', { parts: '2000,3000' }, 7_000, 'FACE_TOO_SHORT'],
    ['a part too many', { parts: '2000,3000,2000,2000' }, 9_000, 'FACE_TOO_SHORT'],
    ['parts that are no numbers', { parts: 'a,b,c' }, 7_000, 'FACE_TOO_SHORT'],
    ['a camera that started late', {}, 5_250, undefined],
    ['a recording too short', {}, 5_249, 'FACE_TOO_SHORT'],
    ['parts longer than the recording', { parts: '3000,3000,3001' }, 7_000, 'FACE_TOO_SHORT'],
  ] as const)('%s', (_name, change, ms, refusal) => {
    expect(recordingRefusal(recordingOf(ms), { ...asked, ...change })).toBe(refusal)
  })

  it('no recording is no video, and the order of reasons is fixed', () => {
    expect(recordingRefusal(undefined, { ...asked, actions: 'x' })).toBe('FACE_NOT_VIDEO')
    expect(recordingRefusal(recordingOf(1, 1), { ...asked, actions: 'x' })).toBe('FACE_WRONG_ORDER')
    expect(recordingRefusal(recordingOf(1, 1), asked)).toBe('FACE_TOO_SHORT')
    expect(recordingRefusal(recordingOf(7_000, 1), asked)).toBe('FACE_STILL')
  })

  it('a frame is new from a fiftieth of the largest whole picture', () => {
    expect(isStill(recordingOf(7_000, 20))).toBe(false)
    expect(isStill(recordingOf(7_000, 19))).toBe(true)
  })

  it('half of the frames must be new', () => {
    const mixed = (news: number): Recording => ({
      ms: 7_000,
      frames: [frame(1_000, true), ...Array.from({ length: 10 }, (_, at) => frame(at < news ? 300 : 5))],
    })
    expect(isStill(mixed(5))).toBe(false)
    expect(isStill(mixed(4))).toBe(true)
  })

  it('whole pictures alone are new where their sizes differ, and never where one is repeated', () => {
    const whole = (sizes: number[], isRepeat = false): Recording => ({
      ms: 7_000,
      frames: sizes.map((size, at) => frame(size, true, isRepeat && at > 0)),
    })
    expect(isStill(whole([9_000, 9_300, 8_800, 9_400]))).toBe(false)
    expect(isStill(whole([9_000, 9_001, 9_000, 9_002]))).toBe(true)
    expect(isStill(whole([9_000, 9_300, 8_800, 9_400], true))).toBe(true)
  })
})

describe('R-112 challenges', () => {
  it('another order asks for another sequence', () => {
    let last = newChallenges()
    const seen = new Set<string>()
    for (let order = 0; order < 200; order += 1) {
      const next = newChallenges(last)
      const sequence = next.map(({ action }) => action).join()
      expect(sequence).not.toBe(last.map(({ action }) => action).join())
      expect([...next].sort((a, b) => a.action.localeCompare(b.action))).toEqual([
        { action: 'blink', seconds: 2, digits: '' },
        { action: 'nod', seconds: 2, digits: '' },
        { action: 'read', seconds: 3, digits: expect.stringMatching(/^\d{4}$/) },
      ])
      seen.add(sequence)
      last = next
    }
    expect(seen.size).toBe(6)
  })
})
