import path from 'node:path';
import sharp from 'sharp';
import { composeCanvas } from './drawing/composeCanvas';
import type { Canvas, Form } from './form';
import type { ObjectRecord } from './objectRecord';
import { forms } from './forms/allForms';
import { ornaments } from './ornaments/allOrnaments';
import { palettes } from './palettes';
import { randomFrom } from './random';
import { povPart } from './scene/povText';
import { PREAMBLE } from './scene/preamble';
import { settingView } from './scene/settingView';
import { closeView, wholeView } from './scene/studioView';
import type { Drawings, Greys, Surface } from './surface';
import { props } from './surfaces/props';
import { surfaces } from './surfaces/allSurfaces';

/**
 * Writes an object's scene text, and the pictures it refers to into a folder.
 * The same record always gives the same text.
 */
export async function objectScene(record: ObjectRecord, folder: string): Promise<string> {
  const form: Form = forms[record.form];
  const surface: Surface = surfaces[record.surface];
  const palette = palettes[record.palette];
  const random = (purpose: string) => randomFrom(record.seed, purpose);

  const greys = new Map<string, Greys>();
  for (const canvas of form.canvases) {
    const ornament = ornaments[record.ornament];
    const shapes = composeCanvas(canvas, ornament, random(`ornament ${canvas.name}`));
    const drawings = surface.draw(canvas, shapes, { palette, random: random(`pen ${canvas.name}`) });
    await rasterise(drawings, canvas, folder, greys);
  }
  const model = form.build({
    random: random('form'),
    relief: (name) => {
      const canvas = form.canvases.find((one) => one.name === name);
      if (!canvas || !surface.relief) return undefined;
      return surface.relief(
        canvas,
        (purpose) => greys.get(`${name}-${purpose}`) ?? (() => 0),
        random(`relief ${name}`),
      );
    },
  });
  const parts = model.parts.map((part) => {
    const canvas = form.canvases.find(({ name }) => name === part.role);
    const texture =
      props[part.role] ??
      surface.dress(
        { role: part.role, index: part.index ?? 0, canvas },
        canvas ? (purpose) => `${part.role}-${purpose}.png` : undefined,
        { palette, random: random(`dress ${part.role}`) },
      );
    return povPart(part, texture);
  });
  const view = {
    whole: () => wholeView(form, model, record.aspect),
    detail: () => closeView(form, model, record.aspect),
    setting: () => settingView(form, model, record.aspect, random('setting'), record.setting),
  }[record.view];
  return [PREAMBLE, view(), ...parts].join('\n');
}

async function rasterise(
  drawings: Drawings,
  canvas: Canvas,
  folder: string,
  greys: Map<string, Greys>,
): Promise<void> {
  for (const [purpose, { svg, width, height, soften }] of Object.entries(drawings)) {
    const sharpPicture = sharp(Buffer.from(svg), { limitInputPixels: false }).resize(width, height, {
      fit: 'fill',
    });
    const picture = soften ? sharpPicture.blur(soften) : sharpPicture;
    const name = `${canvas.name}-${purpose}`;
    await picture
      .clone()
      .png()
      .toFile(path.join(folder, `${name}.png`));
    if (purpose === 'height') {
      const raw = await picture.clone().greyscale().raw().toBuffer();
      greys.set(name, (u, v) => {
        const [x, y] = [
          Math.min(width - 1, Math.max(0, Math.floor(u * width))),
          Math.min(height - 1, Math.max(0, Math.floor(v * height))),
        ];
        return (raw[y * width + x] ?? 0) / 255;
      });
    }
  }
}
