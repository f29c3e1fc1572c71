import { chromium } from 'playwright-core';
import fs from 'node:fs';
const o='http://127.0.0.1:4871';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const ctx=await b.newContext({viewport:{width:1440,height:900},baseURL:o,locale:'en-GB'});
const p=await ctx.newPage();p.on('console',m=>m.type()==='error'&&console.log('ERR',m.text(),m.location().url));
await p.goto('/login');await p.getByRole('button',{name:'Sign in with Wayfare ID'}).click();
await p.getByRole('link',{name:'Make an account'}).click();await p.getByLabel('Your name').fill('Ann');await p.getByLabel('E-mail').fill(`a${Date.now()}@example.org`);await p.getByLabel('Password').fill('a long password');await p.getByRole('button',{name:'Make the account'}).click();await p.waitForURL(o+'/');
const s=JSON.parse(fs.readFileSync('/tmp/scratch-carry/japan.stored.json'));
const r=await p.evaluate(async s=>(await fetch('/api/save',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({tripName:s.tripName,trip:s.trip,plan:s.plan})})).json(),s);
console.log(JSON.stringify(r).slice(0,200));
const theme=process.argv[2]??'light';await p.emulateMedia({colorScheme:theme});
for(const w of [1440,768,390,320]){await p.setViewportSize({width:w,height:900});await p.goto('/outline/'+r._id);await p.getByText('Practical facts').waitFor();await p.waitForLoadState('networkidle');
const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);console.log(w,'overflow',over);
if(w!==320)await p.screenshot({path:`/tmp/scratch-carry/o-${w}-${theme}.png`,clip:{x:0,y:0,width:w,height:w>1000?3000:3600},fullPage:true});}
await p.setViewportSize({width:1440,height:900});await p.goto('/outline/'+r._id);await p.waitForLoadState('networkidle');await p.getByRole('button',{name:'Export'}).click();await p.screenshot({path:`/tmp/scratch-carry/o-menu.png`});
await p.keyboard.press('Escape');await p.emulateMedia({media:'print'});await p.pdf({path:'/tmp/scratch-carry/print.pdf',format:'A4',printBackground:true});
await b.close();
