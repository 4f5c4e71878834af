export default 'Choose one of 6 templates, write your details, share one link. Designing is free; a license is $29, once.';
