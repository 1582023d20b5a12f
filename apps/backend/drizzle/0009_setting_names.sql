-- Two settings have got the names that the trade knows them by.
UPDATE "settings" SET "key" = CASE "key"
  WHEN 'loginPicture' THEN 'loginImage'
  WHEN 'servicePicture' THEN 'serviceImage'
END
WHERE "key" IN ('loginPicture', 'servicePicture');
