export default 'Choose a template, write your names, see your invitation at once. One link to share, replies in one place.';
