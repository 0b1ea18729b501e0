import * as esbuild from 'esbuild'
const { portal } = await import('/work/wt/s7-page/build/portal.mjs')
const { metafile } = await esbuild.build({ ...portal, write: false, metafile: true })
const outs = metafile.outputs
const by = (f) => Object.entries(outs).find(([, o]) => f(o.entryPoint ?? ''))?.[0]
const closure = (file, seen = new Set()) => { if (seen.has(file)) return seen; seen.add(file); for (const i of outs[file].imports) if (i.kind === 'import-statement' && outs[i.path]) closure(i.path, seen); return seen }
const main = closure(by((e) => e.endsWith('portal/main.ts')))
for (const want of process.argv.slice(2)) {
  console.log('##', want)
  const c = [...closure(by((e) => e.includes(want)))].filter((f) => !main.has(f))
  for (const f of c) {
    console.log('--', f.split('/').pop(), outs[f].bytes)
    for (const [i, { bytesInOutput: b }] of Object.entries(outs[f].inputs).sort((a, b) => b[1].bytesInOutput - a[1].bytesInOutput)) if (b > 150) console.log('   ', b, i)
  }
}
