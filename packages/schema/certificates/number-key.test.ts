import { numberKey } from './number-key.ts'

test.each([
  [
    '1-12',
    ['1/12', '1-12', '1.12', '1 12', ' 1 / 12 ', '१/१२', '১–১২', '１／１２', '1\\12', '1, 12'],
  ],
  ['1-12', ['TC No. 1/12', 'T.C. No 1/12', 'tc 1/12', 'Transfer Certificate No.: 1/12', '(1/12)']],
  ['1-12', ['Book No. 1, Sl. No. 12', 'टी.सी. क्रमांक १/१२', 'টিসি নং ১/১২', '№ 1/12']],
  ['2025-26-0112', ['TC/2025-26/0112', '2025-26/0112', 'tc-2025/26/0112', 'TC2025-26 - 0112']],
  ['12-A', ['12/A', '12A', '12 a', '12-A']],
  ['KVMND-112', ['KV/MND/112', 'K.V./MND-112', 'kvmnd 112', 'KV/MND No. 112']],
  ['A-101', ['A-101', 'a101', 'Adm. No. A-101', 'S.R. No. A/101', 'Admission No A 101']],
  ['टीए-014', ['टीए/०१४', 'टीए-014']],
  ['', [' -/. ', 'TC No.', '', 'T.C.', '1'.repeat(256)]],
])('%s is the key of each spelling', (key, spellings) => {
  expect(spellings.map(numberKey)).toEqual(spellings.map(() => key))
})

test.each([
  ['1/12', '11/2', '112', '1/1/2', '1/012'],
  ['TC/2026/1', 'TC/20261', 'TC/202/61', 'TC/2026/01'],
  ['A1/2', 'A12', 'A/12/1', 'B-12'],
  ['KV/MND/112', 'KV/RYP/112', 'MND/112', '112'],
  ['12/S', '12', '12/N', 'S/12'],
])('%s is another number than those that look like it', (...numbers) => {
  expect(new Set(numbers.map(numberKey)).size).toBe(numbers.length)
})
