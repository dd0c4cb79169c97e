import { renderToStaticMarkup } from 'react-dom/server';

export const escaped = (text: string) => renderToStaticMarkup(text);

export const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;
