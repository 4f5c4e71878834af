export default 'See every wedding invitation template on phones, tablets and a desktop, with advice for each screen.';
